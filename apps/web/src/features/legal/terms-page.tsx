import { Clause, LegalPage } from './legal-page.js';
import { OperatorClause } from './operator-clause.js';

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      short="Use Giftwell to find gifts for people. Be decent, keep your password to yourself, and check an idea yourself before you buy it."
    >
      <OperatorClause />
      <Clause title="What you get">
        <p>
          Gift ideas, and a place to keep them with the people and dates they’re for. It’s free. You can try
          it without an account; with one, everything is on all your devices.
        </p>
      </Clause>
      <Clause title="What an idea is, and isn’t">
        <ul>
          <li>
            Prices are estimates of what something like it usually costs, not offers. Shops decide what they
            charge.
          </li>
          <li>
            Links to shops are searches for the idea. We sell nothing, and your purchase is between you and
            the shop. The operator may have set an affiliate tag, and then earns a share of what you buy at
            Amazon; that doesn’t change the order of the ideas.
          </li>
          <li>
            Ideas come from our own catalog, or from a language model if the operator uses one. Both can be
            wrong. Please check for yourself that something is safe for the person, for example if they have
            an allergy.
          </li>
        </ul>
      </Clause>
      <Clause title="Your account">
        <ul>
          <li>Use your own email address, and a password you don’t use anywhere else.</li>
          <li>What you write stays yours. We use it to give you ideas, and for nothing else.</li>
          <li>
            You write about other people here. Write what helps you choose a gift, and nothing they’d mind.
          </li>
          <li>A link you share shows the idea to anyone who has it, until you stop sharing or it expires.</li>
        </ul>
      </Clause>
      <Clause title="What isn’t allowed">
        <p>
          Breaking in, reading other people’s data, sending so many automated requests that others have to
          wait, or using Giftwell to harass someone. The operator may then close your account.
        </p>
      </Clause>
      <Clause title="Pictures">
        <p>
          The illustrations on the ideas come from Microsoft’s Fluent Emoji, © Microsoft Corporation, under
          the MIT license. They show what kind of thing an idea is, not the thing itself.
        </p>
      </Clause>
      <Clause title="No promises beyond that">
        <p>
          The software is provided as it is, without warranty, under the MIT license. The operator may change
          or stop this site. Nothing here limits your rights as a consumer under the law of your country.
        </p>
      </Clause>
    </LegalPage>
  );
}

import { Clause, LegalPage } from './legal-page.js';
import { OperatorClause } from './operator-clause.js';

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      short="Use Giftwell to find gifts for people. Be decent, keep your password to yourself, and look at an idea with your own eyes before you buy it."
    >
      <OperatorClause />
      <Clause title="What you get">
        <p>
          Ideas for gifts, and a place to keep them together with the people and days they are for. It is free
          of charge. Trying it needs no account; an account keeps your things on every device.
        </p>
      </Clause>
      <Clause title="What an idea is, and is not">
        <ul>
          <li>
            Prices are estimates of what such a thing usually costs, not offers. Shops decide what they
            charge.
          </li>
          <li>
            Links to shops are searches for the idea. We sell nothing, and your purchase is between you and
            the shop. The operator may have set an affiliate tag, and then earns a share of what you buy at
            Amazon; that does not change the order of the ideas.
          </li>
          <li>
            Ideas come from a catalogue of our own, or from a language model if the operator has connected
            one. Either can be wrong. Whether something is safe and right for the person, say because of an
            allergy, is yours to judge.
          </li>
        </ul>
      </Clause>
      <Clause title="Your account">
        <ul>
          <li>Give an e-mail address that is yours, and a password that you use nowhere else.</li>
          <li>What you write stays yours. We use it to give you ideas, and for nothing else.</li>
          <li>
            You write about other people here. Write what helps to choose a gift, and nothing that they would
            mind.
          </li>
          <li>A link that you share shows the idea to everyone who has it, until it is ended or expires.</li>
        </ul>
      </Clause>
      <Clause title="What is not all right">
        <p>
          Breaking in, reading what belongs to others, asking by machine so often that others have to wait, or
          using this to harass someone. The operator may then close your account.
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
          The software comes as it is, without warranty, under the MIT license. The operator may change or
          stop this copy. Rights that the law of your country gives you as a consumer stay untouched by
          anything written here.
        </p>
      </Clause>
    </LegalPage>
  );
}

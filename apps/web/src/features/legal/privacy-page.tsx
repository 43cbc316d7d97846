import { Clause, LegalPage } from './legal-page.js';
import { OperatorClause } from './operator-clause.js';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      short="No advertising, no analytics, no trackers, nothing loaded from other companies. What you tell Giftwell is used to find gifts, and is kept only if you have an account."
    >
      <OperatorClause />
      <Clause title="As a guest">
        <ul>
          <li>
            What you tell the wizard goes to this server to be answered, and is not kept there. Your browser
            holds it until you close the page, so that you can ask for more.
          </li>
          <li>Ideas that you save, and whether you like it light or dark, stay in your own browser.</li>
          <li>
            A cookie with a random number (<code>gid</code>, two days) and your network address are used to
            count requests, so that nobody can use everything up. Neither is written to a log.
          </li>
        </ul>
      </Clause>
      <Clause title="With an account">
        <ul>
          <li>
            We keep your name, e-mail address and time zone, your password only as a salted hash (argon2id),
            and what you enter: people and their days, ideas, ratings, shared links.
          </li>
          <li>
            Your last 30 searches for ideas are kept with what you wrote in them, so that you can come back to
            them. They are deleted with the person.
          </li>
          <li>
            From your ratings, saves and removals we learn what works for the people you give to. It changes
            the order of ideas for you, and for nobody else.
          </li>
          <li>
            A cookie (<code>sid</code>, at most 30 days) keeps you signed in. Beside it we keep the kind of
            browser and when it was last seen. Another one (<code>did</code>, 180 days) shows that this
            browser has signed in before, so that wrong passwords of others never keep you out.
          </li>
          <li>Signing in and registering are noted in a log, without your address or what you typed.</li>
        </ul>
      </Clause>
      <Clause title="When you speak">
        <ul>
          <li>
            A recording is held encrypted and only until it is written down, ten minutes at most; then it and
            its key are deleted. The words can be fetched for a day, by you alone, in case the answer took
            long.
          </li>
          <li>
            If the operator has connected a service that listens, the recording is sent to it. Without one
            nothing is recorded. Your browser may offer to listen instead; then its maker’s rules apply.
          </li>
          <li>With an account, what you said about someone is kept with that person, as text.</li>
        </ul>
      </Clause>
      <Clause title="Who else sees something">
        <ul>
          <li>
            If the operator has connected a language model, the answers to the wizard and what you said, the
            name or nickname included, are sent to that provider to understand it and to write the ideas.
            Without one none of it leaves this server.
          </li>
          <li>A shop sees you when you follow a link to it, and then its own rules apply.</li>
          <li>
            Whoever opens a link that you shared sees that idea, your message and the name you wrote for the
            recipient, and not who you are.
          </li>
        </ul>
      </Clause>
      <Clause title="How long, and your rights">
        <ul>
          <li>
            People and days that you delete can be brought back for ten minutes. Then they are gone for good,
            together with what was learned about them. Backups are the operator’s to describe.
          </li>
          <li>
            You may ask the operator what is kept about you, have it corrected, handed over or deleted, and
            complain to a data protection authority.
          </li>
        </ul>
      </Clause>
    </LegalPage>
  );
}

import { Clause, LegalPage } from './legal-page.js';
import { OperatorClause } from './operator-clause.js';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      short="No advertising, no analytics, no trackers, nothing loaded from other companies. We use what you tell Giftwell to find gifts, and we store it only if you have an account."
    >
      <OperatorClause />
      <Clause title="As a guest">
        <ul>
          <li>
            What you tell the wizard goes to this server to get ideas, and isn’t stored there. Your browser
            keeps it until you close the tab, so you can ask for more.
          </li>
          <li>Ideas that you save, and your choice of light or dark colors, stay in your own browser.</li>
          <li>
            A cookie with a random number (<code>gid</code>, two days) and your network address are used to
            limit the number of requests. The cookie also makes sure that only your browser can finish a
            payment you started. Neither is written to a log.
          </li>
        </ul>
      </Clause>
      <Clause title="With an account">
        <ul>
          <li>
            We store your name, email address and time zone, your password only as a salted hash (argon2id),
            and what you enter: people and their dates, ideas, ratings, shared links.
          </li>
          <li>
            We store your last 30 searches for ideas with what you wrote in them, so you can come back to
            them. They’re deleted with the person.
          </li>
          <li>
            From your ratings, saves and removals we learn what works for the people you give to. It changes
            the order of ideas only for you.
          </li>
          <li>
            A cookie (<code>sid</code>, at most 30 days) keeps you signed in. With it we store the kind of
            browser and when it was last used. Another one (<code>did</code>, 180 days) shows that this
            browser has signed in before, so other people’s wrong passwords never lock you out.
          </li>
          <li>Sign-ins and sign-ups are logged, without your address or what you typed.</li>
        </ul>
      </Clause>
      <Clause title="When you speak">
        <ul>
          <li>
            A recording is stored encrypted and only until it’s turned into text, ten minutes at most; then it
            and its key are deleted. The text is available only to you, for a day, in case turning it into
            text takes long.
          </li>
          <li>
            If the operator uses a speech-to-text provider, the recording is sent to it. Without one nothing
            is recorded. Your browser may offer speech recognition instead; then its maker’s rules apply.
          </li>
          <li>With an account, what you said about someone is stored with that person, as text.</li>
        </ul>
      </Clause>
      <Clause title="Who else sees something">
        <ul>
          <li>
            If the operator uses a language model, your answers to the wizard and what you said, including the
            name or nickname, are sent to its provider to find ideas. So are the titles of calendar entries
            that we can’t read for certain when you scan a calendar, and nothing else of it. Without one, none
            of it leaves this server.
          </li>
          <li>
            If you turn on notifications for a device, its browser gives us an address at its maker’s push
            service, which delivers them. They’re encrypted, and they name no one.
          </li>
          <li>When you follow a link to a shop, the shop’s own rules apply.</li>
          <li>
            Anyone who opens a link you shared sees that idea, your message and the name you wrote for the
            recipient. It says who it’s from only if you added your name.
          </li>
        </ul>
      </Clause>
      <Clause title="How long, and your rights">
        <ul>
          <li>
            You can restore people and dates for ten minutes after deleting them. Then they’re gone for good,
            together with what was learned about them. Ask the operator about backups.
          </li>
          <li>
            You may ask the operator what’s stored about you, have it corrected, exported or deleted, and
            complain to a data protection authority.
          </li>
        </ul>
      </Clause>
    </LegalPage>
  );
}

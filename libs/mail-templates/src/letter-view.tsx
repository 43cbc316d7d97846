import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { Letter, LetterDay, Paragraph } from './letter.js';

const colors = {
  page: '#fbf6ec',
  paper: '#fffdf8',
  ink: '#2a211c',
  soft: '#6b5d53',
  line: '#e6dccd',
  red: '#b3262e',
};
/** Mail programs that know dark mode read only style sheets, so these overrule the inline styles. */
const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #171210 !important; }
  .paper { background-color: #221b18 !important; border-color: #3d322c !important; }
  .ink { color: #f3eae0 !important; }
  .soft { color: #bdaea2 !important; }
  .line { border-color: #3d322c !important; }
  .brand, .link { color: #f0766f !important; }
  .button { background-color: #f0766f !important; color: #250907 !important; }
}
@media (max-width: 480px) { .paper { padding: 24px 20px !important; } }`;
const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";
const text = { fontFamily: sans, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' };
const small = { ...text, fontSize: '14px', lineHeight: '21px', color: colors.soft };

const brand = { ...text, fontFamily: serif, fontSize: '18px', fontWeight: 700, color: colors.red };
const headline = {
  ...{ fontFamily: serif, fontSize: '26px', lineHeight: '32px', fontWeight: 600 },
  ...{ color: colors.ink, margin: '0 0 20px' },
};
const buttonStyle = {
  ...{ backgroundColor: colors.red, color: colors.paper, borderRadius: '999px' },
  ...{ fontFamily: sans, fontSize: '16px', fontWeight: 700, padding: '13px 24px', margin: '8px 0 24px' },
};

const pictureStyle = {
  ...{ display: 'block', maxWidth: '100%', maxHeight: '360px', borderRadius: '12px' },
  ...{ fontFamily: sans, fontSize: '16px', color: colors.soft, margin: '0 0 16px' },
};

const idea = { ...text, color: colors.ink, margin: '0 0 8px', paddingLeft: '16px' };

interface LetterViewProps {
  letter: Letter;
  /** Where the reader ends mails of this kind; not in mails that the reader asked for. */
  unsubscribeLink?: string | undefined;
}

/** The look of all mails: one column, readable in a small window and in dark mode. */
export function LetterView({ letter, unsubscribeLink }: LetterViewProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.subject}</title>
        <style>{darkMode}</style>
      </Head>
      <Preview>{letter.preview}</Preview>
      <Body className="page" style={{ backgroundColor: colors.page, margin: 0, padding: '24px 12px' }}>
        <Container
          className="paper"
          style={{
            ...{ backgroundColor: colors.paper, maxWidth: '520px', padding: '32px' },
            ...{ border: `1px solid ${colors.line}`, borderRadius: '14px' },
          }}
        >
          <Text className="brand" style={brand}>
            Giftwell
          </Text>
          <Message letter={letter} />
          <Hr className="line" style={{ borderColor: colors.line, margin: '0 0 16px' }} />
          <Text className="soft" style={{ ...small, margin: 0 }}>
            {letter.afterwards} {unsubscribeLink && <StopLink link={unsubscribeLink} />}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function Message({ letter: { heading, paragraphs, picture, days = [], button } }: { letter: Letter }) {
  return (
    <>
      <Heading as="h1" className="ink" style={headline}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <MessageText key={typeof paragraph === 'string' ? paragraph : paragraph.text} paragraph={paragraph} />
      ))}
      {picture && <img src={picture.address} alt={picture.alt} style={pictureStyle} />}
      {days.map((day) => (
        <Day key={day.what + day.when} day={day} />
      ))}
      <Button href={button.link} className="button" style={buttonStyle}>
        {button.label}
      </Button>
    </>
  );
}

function MessageText({ paragraph }: { paragraph: Paragraph }) {
  const { text: words, link } = typeof paragraph === 'string' ? { text: paragraph, link: null } : paragraph;
  return (
    <Text className="ink" style={{ ...text, color: colors.ink }}>
      {words}
      {link !== null && (
        <>
          {' '}
          <Link href={link} className="link" style={{ color: colors.red, wordBreak: 'break-all' }}>
            {link}
          </Link>
        </>
      )}
    </Text>
  );
}

function Day({ day: { what, when, ideas = [], actions = [] } }: { day: LetterDay }) {
  return (
    <>
      <Text
        className="ink"
        style={{ ...text, color: colors.ink, marginBottom: ideas.length > 0 ? '8px' : '16px' }}
      >
        <strong>{what}</strong>
        <br />
        <span className="soft" style={{ color: colors.soft }}>
          {when}
        </span>
      </Text>
      {ideas.map(({ name, price, link }) => (
        <Text key={name} className="ink" style={idea}>
          <Link href={link} className="link" style={{ color: colors.red, fontWeight: 700 }}>
            {name}
          </Link>
          <br />
          <span className="soft" style={{ color: colors.soft }}>
            {price}
          </span>
        </Text>
      ))}
      {actions.length > 0 && (
        <Text className="soft" style={{ ...small, margin: '0 0 24px' }}>
          {actions.map(({ label, link }, index) => (
            <span key={label}>
              {index > 0 && ' · '}
              <Link href={link} className="link" style={{ color: colors.red, textDecoration: 'underline' }}>
                {label}
              </Link>
            </span>
          ))}
        </Text>
      )}
    </>
  );
}

const StopLink = ({ link }: { link: string }) => (
  <Link href={link} className="link" style={{ color: colors.red, textDecoration: 'underline' }}>
    Stop these emails
  </Link>
);

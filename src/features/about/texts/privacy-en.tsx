import { Link } from '@tanstack/react-router'
import { retention } from '#product/retention.ts'
import { Contact } from '../contact.tsx'
import type { CatalogueWay, LegalTextProps } from '../legal-screens.tsx'

const ways: Record<CatalogueWay, string> = {
  demo: 'This server shows a demo catalogue of its own. No movie database is asked, and nobody else learns what you look up.',
  direct:
    'Your browser asks The Movie Database (TMDB) itself for lists, titles and people, with a key of this server. TMDB thereby learns your IP address and what you look up.',
  relayed:
    'This server asks The Movie Database (TMDB) for you and shares the answers among all visitors. TMDB learns what is looked up here, not by whom.',
}

export function PrivacyText({ way }: LegalTextProps) {
  return (
    <>
      <p>
        Matinee keeps what is yours on your own device first. This page says what that is, what reaches the server, and who else may hear of
        you.
      </p>

      <h2>Who is responsible</h2>
      <p>
        Matinee is software that anybody can run. Responsible for your data is whoever runs the server whose address you opened.{' '}
        <Contact
          otherwise={
            <>
              They have not named a contact here; the <Link to="/content-removal">form for content removal</Link> reaches them as well.
            </>
          }
        >
          You reach them here:
        </Contact>
      </p>

      <h2>What stays on your device</h2>
      <ul>
        <li>
          Favorites, watchlist, watch history, where you stopped, stars, notes, tags, bookmarks, saved articles and settings, in a database
          of your browser.
        </li>
        <li>What you searched for, downloads, the sources you add and the sign-in data that belongs to them.</li>
        <li>Copies of pages and pictures you have seen, and the pictures of articles you save, so that they open without a network.</li>
      </ul>
      <p>
        Matinee sets no cookies. Without an account all of this stays on the device and is never sent. What it takes up is listed under{' '}
        <Link to="/storage">Storage</Link>; you export and clear it under <Link to="/on-this-device">On this device</Link>.
      </p>

      <h2>What the server keeps when you have an account</h2>
      <ul>
        <li>
          Your email address, your display name, your password as a hash from which it cannot be read (Argon2id), when you signed up, and
          when you were last seen.
        </li>
        <li>When each of your sign-ins began and ends: after {retention.sessionDays} days, or when you log out.</li>
        <li>
          Your lists, history, positions, opinions, bookmarks, saved articles, settings and your picture, so that all your devices show the
          same.
        </li>
        <li>
          Of what you delete, that it was deleted and when, for up to {retention.deletionDays} days, so that your other devices delete it
          too; and for up to {retention.sentChangeDays} days a mark of each change, so that none counts twice.
        </li>
      </ul>
      <p>
        The purpose is that your account works (Art. 6(1)(b) GDPR). It stays until you delete it or remove your account. Downloads, earlier
        searches and the sources you add are not kept there.
      </p>

      <h2>What is not done</h2>
      <p>
        There is no advertising, no analytics and no profile of you, and your visits are not counted. Your IP address is held in memory for
        up to an hour, to slow down whoever calls too often or guesses passwords. Statistics on your profile are worked out on your device.
        The server’s log says when somebody signs in or out or removes an account, without their name or address, and from which IP address
        a call came that it refused, such as a wrong password. More is in it only if whoever runs the server wants that, and in front of it
        there may be a proxy with a log of its own: they can tell you, and how long they keep it.
      </p>

      <h2>The movie database</h2>
      <p>{way && ways[way]}</p>
      <p>
        Pictures come through this server. Only if it cannot deliver one does your browser fetch it from TMDB, where TMDB is used at all.
      </p>

      <h2>Who else hears of you</h2>
      <ul>
        <li>
          What you play comes from its own host: an archive, a broadcaster, or what whoever runs this server has listed. The host learns
          your IP address and what you play. The player names it.
        </li>
        <li>Trailers: YouTube, in its mode without cookies, and only once you press play.</li>
        <li>
          The <Link to="/sources">sources you add</Link> hear what you ask and play there. The server of Matinee does not hear of them.
        </li>
        <li>Links to other sites lead out of Matinee. The site you open learns which site you came from, not which page.</li>
      </ul>

      <h2>Requests to remove content</h2>
      <p>
        What you write in the form for content removal, with your name and your email address, is stored for {retention.removalRequestYears}{' '}
        years, so that the request can be examined and questions about it answered (Art. 6(1)(c) and (f) GDPR). It is used for nothing else.
        Until it has arrived, it also lies on the device on which you wrote it.
      </p>

      <h2>Your rights</h2>
      <p>
        You can see, correct and delete what is yours in Matinee itself. <Link to="/profile">Your profile</Link> exports everything the
        server holds of you, as a file, and removes your account for good: all of it goes at once, except the bare id of the account, by
        which your other devices learn that it is gone. Backups of the server may hold it until they are replaced. You may object, ask for a
        restriction, and complain to a data protection authority.
      </p>

      <h2>Changes</h2>
      <p>When Matinee begins to do something with your data that is not said here, this page says so first, and its date changes.</p>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { Contact } from '../contact.tsx'

export function TermsText() {
  return (
    <>
      <p>
        These terms hold between you and whoever runs the server whose address you opened. Whoever uses Matinee agrees to them. They are
        kept short, so that they are read.
      </p>

      <h2>What Matinee is</h2>
      <p>
        Matinee helps you find movies, shows, live TV, sports, audiobooks and news, and keeps track of what you watch. It is free of charge.
        You need no account to look around and to watch; one only brings your lists to all of your devices.
      </p>

      <h2>Where the content comes from</h2>
      <p>
        Matinee stores no media files. All content comes from non-affiliated third parties: it lies on their servers, under their terms, and
        Matinee says where. The only exceptions are the few clips and recordings made for the demo catalogue.
      </p>
      <p>
        What comes with Matinee is in the public domain or under a free licence, which the player shows with the names it asks for.
        Channels, books, matches and news may also come from lists chosen by whoever runs this server, who answers for the choice.
      </p>

      <h2>What you add</h2>
      <p>
        You may add sources of your own. Add only what you are allowed to use. They are between you and whoever offers them; this server
        does not learn of them.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>Give an email address at which you can be reached, and keep your password to yourself.</li>
        <li>You can remove your account at any time, for good, in your profile.</li>
        <li>An account that is used to harm others or this server may be closed.</li>
      </ul>

      <h2>What is not allowed</h2>
      <ul>
        <li>Getting around limits and protections of this server, or calling it by machine as often as to be in others’ way.</li>
        <li>Using Matinee to offer or spread what the law forbids.</li>
        <li>Copying or passing on content beyond what its licence or the law allows.</li>
      </ul>

      <h2>The rights of others</h2>
      <p>
        If something here touches your right, ask for it to be removed with the <Link to="/content-removal">form</Link>. The{' '}
        <Link to="/dmca">copyright policy</Link> says what happens then.
      </p>

      <h2>No promises</h2>
      <p>
        Matinee comes as it is. Nobody promises that a title can be played, that what a catalogue says is right, or that this server is
        always there. For what was done on purpose or by gross negligence, and for harm to life, body or health, whoever is at fault is
        liable as the law says; for the rest only as far as the law demands. Your rights as a consumer stay as they are.
      </p>

      <h2>Changes and contact</h2>
      <p>
        When these terms change, the date above changes too. Whoever does not agree can stop using Matinee and take everything along.{' '}
        <Contact otherwise={null}>Questions go here:</Contact>
      </p>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { Contact } from '../contact.tsx'

export function DmcaText() {
  return (
    <>
      <p>
        Matinee respects the rights of those who make films, music, books and pictures. This page says how to report an infringement, in the
        form that the US Digital Millennium Copyright Act (17 U.S.C. § 512) asks for, and what happens then. It serves notices under other
        laws just as well.
      </p>

      <h2>What can be removed here</h2>
      <p>
        Matinee stores no media files: it points to where they lie. Whoever runs this server can take out what it points to, lists, shows or
        describes. The file itself can only be removed by the host that has it; the player and the page of the title name the host.
      </p>

      <h2>How to report something</h2>
      <p>
        Use the <Link to="/content-removal">form for content removal</Link>. It asks for all that a notice needs:
      </p>
      <ul>
        <li>the work whose right is infringed, and whose it is;</li>
        <li>what is to be removed, by its address here or its title;</li>
        <li>your name and an email address at which you can be reached;</li>
        <li>
          your statement, in good faith, that the use is not allowed, that what you say is accurate, and that you hold the right or act for
          whoever holds it. Your name under it counts as your signature.
        </li>
      </ul>
      <p>
        <Contact otherwise="Whoever runs this server has named no other contact for such notices.">You can also write to:</Contact>
      </p>

      <h2>What happens then</h2>
      <ul>
        <li>You get a reference number at once, and your notice is stored for whoever runs this server.</li>
        <li>They examine it. What rightly should not be here is taken out without delay, and you get an answer by email.</li>
        <li>If something is missing, you are asked for it under the same number.</li>
        <li>Whoever had listed it is told about the notice and may be shown it.</li>
      </ul>

      <h2>If something was removed wrongly</h2>
      <p>
        Whoever had put it here can object with the same form: with the reference number, why the use is allowed, and the statement that it
        was removed by mistake. What was removed comes back unless the other side goes to court in time.
      </p>

      <h2>Please be right</h2>
      <p>
        Whoever knowingly makes a false report may have to pay for the damage. Think of exceptions such as quotation, free licences and
        works whose protection has ended. Accounts that infringe the rights of others again and again are closed.
      </p>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { Contact } from '../contact.tsx'

export function TermsText() {
  return (
    <>
      <p>
        Diese Bedingungen gelten zwischen dir und der Stelle, die den Server betreibt, dessen Adresse du geöffnet hast. Wer Matinee nutzt,
        stimmt ihnen zu. Sie sind kurz, damit sie gelesen werden.
      </p>

      <h2>Was Matinee ist</h2>
      <p>
        Diese Website ist eine Demonstration zu Bildungszwecken. Sie zeigt, wie man Filme, Serien, Live-TV, Sport, Hörbücher und Nachrichten
        findet und im Blick behält, was man ansieht. Sie kostet nichts. Zum Stöbern und Ansehen brauchst du kein Konto; eines bringt nur
        deine Listen auf alle deine Geräte.
      </p>

      <h2>Woher die Inhalte kommen</h2>
      <p>
        Matinee speichert keine Mediendateien. Alle Inhalte stammen von Dritten, mit denen Matinee nicht verbunden ist: Sie liegen auf deren
        Servern, zu deren Bedingungen, und Matinee sagt, wo. Die einzigen Ausnahmen sind die wenigen Clips und Aufnahmen, die für den
        Demo-Katalog entstanden sind.
      </p>
      <p>
        Was mit Matinee kommt, ist gemeinfrei oder steht unter einer freien Lizenz, die der Player zeigt, samt den Namen, die sie verlangt.
        Sender, Bücher, Spiele und Nachrichten können auch aus Listen kommen, die der Betreiber dieses Servers ausgewählt hat; für die
        Auswahl steht er ein.
      </p>

      <h2>Was du hinzufügst</h2>
      <p>
        Du kannst eigene Quellen hinzufügen. Füge nur hinzu, was du nutzen darfst. Sie sind eine Sache zwischen dir und denen, die sie
        anbieten; dieser Server erfährt nichts von ihnen.
      </p>

      <h2>Dein Konto</h2>
      <ul>
        <li>Gib eine E-Mail-Adresse an, unter der du erreichbar bist, und behalte dein Passwort für dich.</li>
        <li>Du kannst dein Konto jederzeit in deinem Profil entfernen, und zwar endgültig.</li>
        <li>Ein Konto, mit dem anderen oder diesem Server geschadet wird, kann geschlossen werden.</li>
      </ul>

      <h2>Was nicht erlaubt ist</h2>
      <ul>
        <li>Grenzen und Schutzvorrichtungen dieses Servers zu umgehen oder ihn maschinell so oft zu rufen, dass es andere stört.</li>
        <li>Mit Matinee anzubieten oder zu verbreiten, was das Gesetz verbietet.</li>
        <li>Inhalte weiter zu kopieren oder weiterzugeben, als es ihre Lizenz oder das Gesetz erlaubt.</li>
      </ul>

      <h2>Die Rechte anderer</h2>
      <p>
        Wenn hier etwas dein Recht berührt, beantrage mit dem <Link to="/content-removal">Formular</Link>, dass es entfernt wird. Was dann
        geschieht, steht in den <Link to="/dmca">Regeln zum Urheberrecht</Link>.
      </p>

      <h2>Keine Versprechen</h2>
      <p>
        Matinee kommt, wie es ist. Niemand verspricht, dass sich ein Titel abspielen lässt, dass stimmt, was ein Katalog sagt, oder dass
        dieser Server immer da ist. Für Vorsatz und grobe Fahrlässigkeit und für Schäden an Leben, Körper oder Gesundheit wird nach dem
        Gesetz gehaftet; im Übrigen nur, soweit das Gesetz es verlangt. Deine Rechte als Verbraucher bleiben, wie sie sind.
      </p>

      <h2>Änderungen und Kontakt</h2>
      <p>
        Wenn sich diese Bedingungen ändern, ändert sich auch das Datum oben. Wer nicht einverstanden ist, kann aufhören, Matinee zu nutzen,
        und alles mitnehmen. <Contact otherwise={null}>Fragen gehen hierhin:</Contact>
      </p>
    </>
  )
}

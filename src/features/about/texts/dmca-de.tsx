import { Link } from '@tanstack/react-router'
import { Contact } from '../contact.tsx'

export function DmcaText() {
  return (
    <>
      <p>
        Matinee achtet die Rechte derer, die Filme, Musik, Bücher und Bilder machen. Hier steht, wie du eine Verletzung meldest, in der
        Form, die der Digital Millennium Copyright Act der USA (17 U.S.C. § 512) verlangt, und was dann geschieht. Meldungen nach anderen
        Gesetzen dient das Verfahren genauso.
      </p>

      <h2>Was sich hier entfernen lässt</h2>
      <p>
        Matinee speichert keine Mediendateien: Es verweist dorthin, wo sie liegen. Der Betreiber dieses Servers kann herausnehmen, worauf
        dieser verweist und was er auflistet, zeigt oder beschreibt. Die Datei selbst kann nur entfernen, auf wessen Server sie liegt; der
        Player und die Seite des Titels nennen ihn.
      </p>

      <h2>So meldest du etwas</h2>
      <p>
        Nimm das <Link to="/content-removal">Formular zum Entfernen von Inhalten</Link>. Es fragt nach allem, was eine Meldung braucht:
      </p>
      <ul>
        <li>das Werk, dessen Recht verletzt wird, und wem es gehört;</li>
        <li>was entfernt werden soll, mit der Adresse hier oder dem Titel;</li>
        <li>deinen Namen und eine E-Mail-Adresse, unter der du erreichbar bist;</li>
        <li>
          deine Erklärung nach bestem Wissen, dass die Nutzung nicht erlaubt ist, dass deine Angaben stimmen und dass du das Recht hast oder
          für jemanden handelst, der es hat. Dein Name darunter gilt als Unterschrift.
        </li>
      </ul>
      <p>
        <Contact otherwise="Einen anderen Kontakt für solche Meldungen hat der Betreiber dieses Servers nicht angegeben.">
          Du kannst auch schreiben an:
        </Contact>
      </p>

      <h2>Was dann geschieht</h2>
      <ul>
        <li>Du bekommst sofort ein Aktenzeichen, und deine Meldung wird für den Betreiber dieses Servers gespeichert.</li>
        <li>Er prüft sie. Was zu Unrecht hier ist, wird unverzüglich herausgenommen, und du bekommst eine Antwort per E-Mail.</li>
        <li>Fehlt etwas, wirst du unter demselben Zeichen danach gefragt.</li>
        <li>Wer es eingetragen hatte, erfährt von der Meldung und kann sie zu sehen bekommen.</li>
      </ul>

      <h2>Wenn etwas zu Unrecht entfernt wurde</h2>
      <p>
        Wer es eingetragen hatte, kann mit demselben Formular widersprechen: mit dem Aktenzeichen, dem Grund, warum die Nutzung erlaubt ist,
        und der Erklärung, dass es irrtümlich entfernt wurde. Was entfernt wurde, kommt zurück, wenn die andere Seite nicht rechtzeitig vor
        Gericht geht.
      </p>

      <h2>Bitte melde nur, was stimmt</h2>
      <p>
        Wer wissentlich falsch meldet, muss womöglich für den Schaden aufkommen. Denk an Ausnahmen wie Zitate, freie Lizenzen und Werke,
        deren Schutz abgelaufen ist. Konten, die immer wieder die Rechte anderer verletzen, werden geschlossen.
      </p>
    </>
  )
}

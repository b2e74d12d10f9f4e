import { Link } from '@tanstack/react-router'
import { retention } from '#product/retention.ts'
import { Contact } from '../contact.tsx'
import type { CatalogueWay, LegalTextProps } from '../legal-screens.tsx'

const ways: Record<CatalogueWay, string> = {
  demo: 'Dieser Server zeigt einen eigenen Demo-Katalog. Es wird keine Filmdatenbank gefragt, und niemand sonst erfährt, was du nachschlägst.',
  direct:
    'Dein Browser fragt The Movie Database (TMDB) selbst nach Listen, Titeln und Personen, mit einem Schlüssel dieses Servers. TMDB erfährt dabei deine IP-Adresse und was du nachschlägst.',
  relayed:
    'Dieser Server fragt The Movie Database (TMDB) für dich und teilt die Antworten unter allen auf, die hier sind. TMDB erfährt, was hier nachgeschlagen wird, aber nicht von wem.',
}

export function PrivacyText({ way }: LegalTextProps) {
  return (
    <>
      <p>
        Was dir gehört, bewahrt Matinee zuerst auf deinem eigenen Gerät auf. Hier steht, was das ist, was davon den Server erreicht und wer
        sonst von dir erfahren kann.
      </p>

      <h2>Wer verantwortlich ist</h2>
      <p>
        Matinee ist eine Software, die jeder betreiben kann. Für deine Daten verantwortlich ist, wer den Server betreibt, dessen Adresse du
        geöffnet hast.{' '}
        <Contact
          otherwise={
            <>
              Ein Kontakt ist hier nicht angegeben; auch das <Link to="/content-removal">Formular zum Entfernen von Inhalten</Link> kommt
              dort an.
            </>
          }
        >
          So erreichst du diese Stelle:
        </Contact>
      </p>

      <h2>Was auf deinem Gerät bleibt</h2>
      <ul>
        <li>
          Favoriten, Merkliste, Verlauf, die Stellen, an denen du aufgehört hast, Sterne, Notizen, Schlagwörter, Lesezeichen, gemerkte
          Artikel und Einstellungen, in einer Datenbank deines Browsers.
        </li>
        <li>Wonach du gesucht hast, Downloads, die Quellen, die du hinzufügst, und die Anmeldedaten, die dazu gehören.</li>
        <li>
          Kopien von Seiten und Bildern, die du gesehen hast, und die Bilder der Artikel, die du speicherst, damit sie auch ohne Netz
          aufgehen.
        </li>
      </ul>
      <p>
        Matinee setzt keine Cookies. Ohne Konto bleibt das alles auf dem Gerät und wird nie gesendet. Was es belegt, steht unter{' '}
        <Link to="/storage">Speicher</Link>; exportieren und löschen kannst du es unter <Link to="/on-this-device">Auf diesem Gerät</Link>.
      </p>

      <h2>Was der Server aufbewahrt, wenn du ein Konto hast</h2>
      <ul>
        <li>
          Deine E-Mail-Adresse, deinen Anzeigenamen, dein Passwort als Prüfwert, aus dem es sich nicht lesen lässt (Argon2id), wann du dich
          registriert hast und wann du zuletzt da warst.
        </li>
        <li>Wann jede deiner Anmeldungen begann und wann sie endet: nach {retention.sessionDays} Tagen oder wenn du dich abmeldest.</li>
        <li>
          Deine Listen, den Verlauf, Stellen, Meinungen, Lesezeichen, gemerkte Artikel, Einstellungen und dein Bild, damit alle deine Geräte
          dasselbe zeigen.
        </li>
        <li>
          Von dem, was du löschst, dass und wann es gelöscht wurde, bis zu {retention.deletionDays} Tage lang, damit deine anderen Geräte es
          auch löschen; und bis zu {retention.sentChangeDays} Tage lang ein Kennzeichen jeder Änderung, damit keine doppelt zählt.
        </li>
      </ul>
      <p>
        Der Zweck ist, dass dein Konto funktioniert (Art. 6 Abs. 1 Buchst. b DSGVO). Es bleibt, bis du es löschst oder dein Konto entfernst.
        Downloads, frühere Suchen und die Quellen, die du hinzufügst, stehen dort nicht.
      </p>

      <h2>Was nicht geschieht</h2>
      <p>
        Es gibt keine Werbung, keine Auswertung und kein Profil von dir, und deine Besuche werden nicht gezählt. Deine IP-Adresse steht bis
        zu einer Stunde im Arbeitsspeicher, um zu bremsen, wer zu oft anfragt oder Passwörter rät. Die Zahlen in deinem Profil rechnet dein
        Gerät aus. Das Protokoll des Servers sagt, wann sich jemand an- oder abmeldet oder ein Konto entfernt, ohne Namen und Adresse, und
        von welcher IP-Adresse eine Anfrage kam, die er abgewiesen hat, etwa ein falsches Passwort. Mehr steht nur darin, wenn der Betreiber
        es will, und vor dem Server kann ein Proxy mit einem eigenen Protokoll stehen: Der Betreiber kann es dir sagen, auch, wie lange er
        es aufbewahrt.
      </p>

      <h2>Die Filmdatenbank</h2>
      <p>{way && ways[way]}</p>
      <p>
        Bilder kommen über diesen Server. Nur wenn er eines nicht liefern kann, holt dein Browser es bei TMDB, falls TMDB überhaupt
        verwendet wird.
      </p>

      <h2>Wer sonst von dir erfährt</h2>
      <ul>
        <li>
          Was du abspielst, kommt von seinem eigenen Server: einem Archiv, einem Sender oder einem, den der Betreiber dieses Servers
          eingetragen hat. Er erfährt deine IP-Adresse und was du abspielst. Der Player nennt ihn.
        </li>
        <li>Trailer: YouTube, im Modus ohne Cookies, und erst, wenn du auf Abspielen drückst.</li>
        <li>
          Die <Link to="/sources">Quellen, die du hinzufügst</Link>, erfahren, was du dort suchst und abspielst. Der Server von Matinee
          erfährt nichts von ihnen.
        </li>
        <li>
          Links zu anderen Seiten führen aus Matinee hinaus. Die Seite, die du öffnest, erfährt, von welcher Website du kommst, aber nicht
          von welcher Seite.
        </li>
      </ul>

      <h2>Anträge, Inhalte zu entfernen</h2>
      <p>
        Was du in das Formular zum Entfernen von Inhalten schreibst, mit deinem Namen und deiner E-Mail-Adresse, wird{' '}
        {retention.removalRequestYears} Jahre lang gespeichert, damit der Antrag geprüft und Fragen dazu beantwortet werden können (Art. 6
        Abs. 1 Buchst. c und f DSGVO). Für etwas anderes wird es nicht verwendet. Bis es angekommen ist, liegt es auch auf dem Gerät, auf
        dem du es geschrieben hast.
      </p>

      <h2>Deine Rechte</h2>
      <p>
        Was dir gehört, kannst du in Matinee selbst ansehen, berichtigen und löschen. <Link to="/profile">Dein Profil</Link> exportiert
        alles, was der Server von dir hat, als Datei und entfernt dein Konto endgültig: Alles geht auf einmal, nur die bloße Kennung des
        Kontos bleibt, an der deine anderen Geräte erkennen, dass es nicht mehr da ist. In Sicherungen des Servers kann es stehen, bis sie
        ersetzt werden. Du kannst widersprechen, eine Einschränkung verlangen und dich bei einer Datenschutzbehörde beschweren.
      </p>

      <h2>Änderungen</h2>
      <p>
        Wenn Matinee mit deinen Daten etwas tun soll, das hier nicht steht, dann steht es zuerst hier, und das Datum dieser Seite ändert
        sich.
      </p>
    </>
  )
}

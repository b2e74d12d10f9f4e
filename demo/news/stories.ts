import type { Text } from '../catalogue/text.ts'

/** Who and what a story is about, as its words need it; `film` is the title as a link to its page in HTML, `name` the title alone. */
export interface Subject {
  film: string
  name: string
  director: string
  actor: string
  character: string
}

/** A piece of news in one language. `paragraphs` are HTML. */
interface Piece {
  headline: string
  summary: string
  paragraphs: readonly string[]
}

type Story = Record<keyof Text, (about: Subject) => Piece>

/** What happens in the invented world of film. Nothing of it says when a title comes out, or how many saw it: the catalogue does. */
export const stories: readonly Story[] = [
  {
    en: ({ film, name, director, actor }) => ({
      headline: `The longest shot of “${name}” took nineteen days`,
      summary: `One evening, one street, no cut: ${director} on the scene that nearly was not in the film.`,
      paragraphs: [
        `<p>Everybody who has seen ${film} asks about the street. It lasts eleven minutes, it rains in the middle, and nobody cuts. “We had planned three nights,” says ${director}. “On the fourth the baker began to bring us bread.”</p>`,
        `<h2>Rehearsed like a play</h2><p>The crew marked every step on the pavement in chalk, and every night the rain took the chalk away. In the end ${actor} walked the way by heart, with eyes closed, to find out which part was really known.</p>`,
        `<blockquote><p>A long shot is not there to be admired. It is there because looking away would be a lie.</p></blockquote>`,
        `<p>What made it into the film is the take of the nineteenth day. The dog that crosses the street at minute seven was <em>not</em> planned; it lives two houses on, and has a line in the credits.</p>`,
      ],
    }),
    de: ({ film, name, director, actor }) => ({
      headline: `Neunzehn Tage für die längste Einstellung von „${name}“`,
      summary: `Ein Abend, eine Straße, kein Schnitt: ${director} über die Szene, die es fast nicht in den Film geschafft hätte.`,
      paragraphs: [
        `<p>Wer ${film} gesehen hat, fragt nach der Straße. Elf Minuten dauert sie, mittendrin regnet es, und niemand schneidet. „Drei Nächte waren geplant“, sagt ${director}. „In der vierten fing der Bäcker an, uns Brot zu bringen.“</p>`,
        `<h2>Geprobt wie ein Theaterstück</h2><p>Jeder Schritt war mit Kreide auf dem Pflaster markiert, und jede Nacht nahm der Regen die Kreide wieder mit. Am Ende kannte ${actor} den Weg auswendig und ging ihn mit geschlossenen Augen.</p>`,
        `<blockquote><p>Eine lange Einstellung ist nicht da, damit man sie bewundert. Sie ist da, weil Wegsehen gelogen wäre.</p></blockquote>`,
        `<p>Im Film ist die Aufnahme vom neunzehnten Tag. Der Hund, der in Minute sieben über die Straße läuft, war <em>nicht</em> bestellt. Er wohnt zwei Häuser weiter und steht jetzt im Abspann.</p>`,
      ],
    }),
  },
  {
    en: ({ film, name, actor, character }) => ({
      headline: `${actor} on ${character}: “I learned to say nothing”`,
      summary: `A conversation about silence, borrowed coats and the last scene of “${name}”.`,
      paragraphs: [
        `<p>In the script of ${film}, ${character} had a page of text in the last scene. None of it is left. “On the day I tried it once with all the words,” says ${actor}, “and then once with none. Everybody went home after the second.”</p>`,
        `<h2>Three things that helped</h2><ul><li>A coat that belonged to somebody else and never fitted</li><li>Walking to the set, an hour each way</li><li>Not reading the end before it was its turn</li></ul>`,
        `<p>And the next part? “Somebody who talks,” says ${actor}, and laughs. “<strong>All the time.</strong>”</p>`,
      ],
    }),
    de: ({ film, name, actor, character }) => ({
      headline: `${actor} über ${character}: „Ich habe gelernt, nichts zu sagen“`,
      summary: `Ein Gespräch über Stille, geliehene Mäntel und die letzte Szene von „${name}“.`,
      paragraphs: [
        `<p>Im Drehbuch von ${film} stand für ${character} in der letzten Szene eine ganze Seite Text. Geblieben ist davon nichts. „Einmal habe ich es mit allen Worten versucht“, sagt ${actor}, „und einmal ohne. Nach dem zweiten Mal gingen alle nach Hause.“</p>`,
        `<h2>Drei Dinge, die geholfen haben</h2><ul><li>Ein Mantel, der jemand anderem gehörte und nie passte</li><li>Der Weg zum Set zu Fuß, jeweils eine Stunde</li><li>Das Ende erst zu lesen, als es dran war</li></ul>`,
        `<p>Und die nächste Rolle? „Jemand, der redet“, sagt ${actor} und lacht. „<strong>Ununterbrochen.</strong>“</p>`,
      ],
    }),
  },
  {
    en: ({ film, name, director }) => ({
      headline: `A cinema of forty seats shows “${name}” with the crew in the room`,
      summary: `After the credits the lights stay off for a minute. Then the questions begin.`,
      paragraphs: [
        `<p>The Kestrel has forty seats, a stove and a projector older than its owner. This week it shows ${film}, and those who made it sit in the last row. “You hear a film differently when strangers breathe next to you,” says ${director}.</p>`,
        `<p>After the credits the house keeps the lights off for a minute, which is an old rule of the Kestrel’s. The first question that evening came from a nine-year-old: whether it had been cold. It had.</p>`,
        `<h2>How to go</h2><ol><li>Be there an hour early: nothing can be booked.</li><li>Bring wood in winter. It is not a joke.</li><li>Stay for the questions.</li></ol>`,
      ],
    }),
    de: ({ film, name, director }) => ({
      headline: `Vierzig Plätze, ein Ofen: „${name}“ läuft im kleinsten Kino der Küste`,
      summary: `Nach dem Abspann bleibt das Licht eine Minute lang aus. Dann kommen die Fragen.`,
      paragraphs: [
        `<p>Das Kestrel hat vierzig Plätze, einen Ofen und einen Projektor, der älter ist als sein Besitzer. Diese Woche zeigt es ${film}, und wer den Film gemacht hat, sitzt in der letzten Reihe. „Man hört einen Film anders, wenn neben einem Fremde atmen“, sagt ${director}.</p>`,
        `<p>Nach dem Abspann lässt das Haus das Licht eine Minute lang aus, so ist es im Kestrel Brauch. Die erste Frage des Abends kam von einer Neunjährigen: ob es kalt gewesen sei. Ja, war es.</p>`,
        `<h2>So kommst du hinein</h2><ol><li>Sei eine Stunde vorher da: Reservieren geht nicht.</li><li>Bring im Winter Holz mit. Das ist kein Scherz.</li><li>Bleib zu den Fragen.</li></ol>`,
      ],
    }),
  },
  {
    en: ({ film, name, director }) => ({
      headline: `The music of “${name}” was recorded in a swimming pool`,
      summary: `Empty, tiled and four seconds of echo: how a public bath became a studio.`,
      paragraphs: [
        `<p>Four seconds is a long time for an echo. The public bath that gave ${film} its sound has exactly that, once the water is out. Eleven musicians sat at the deep end, the microphones hung from the diving board.</p>`,
        `<p>“In a studio everything sounds finished,” says ${director}. “Here it sounded as if it had been waiting for somebody.” Three pieces had to be played again because a pipe joined in. In the fourth it was left in: <em>listen for it when the boat arrives</em>.</p>`,
        `<blockquote><p>The pipe is in C. We checked.</p></blockquote>`,
      ],
    }),
    de: ({ film, name, director }) => ({
      headline: `Die Musik zu „${name}“ entstand im leeren Schwimmbad`,
      summary: `Leer, gefliest und vier Sekunden Hall: Wie aus einem Stadtbad ein Studio wurde.`,
      paragraphs: [
        `<p>Vier Sekunden sind für einen Nachhall eine lange Zeit. Das Stadtbad, aus dem der Klang von ${film} kommt, schafft genau das, sobald das Wasser draußen ist. Elf Musikerinnen und Musiker saßen am tiefen Ende, die Mikrofone hingen am Sprungturm.</p>`,
        `<p>„Im Studio klingt alles fertig“, sagt ${director}. „Hier klang es, als hätte es auf jemanden gewartet.“ Drei Stücke mussten noch einmal gespielt werden, weil ein Rohr mitsang. Beim vierten durfte es bleiben: <em>achte darauf, wenn das Boot anlegt</em>.</p>`,
        `<blockquote><p>Das Rohr singt ein C. Wir haben nachgemessen.</p></blockquote>`,
      ],
    }),
  },
  {
    en: ({ film, name, director }) => ({
      headline: `Why the posters of “${name}” are all different`,
      summary: `Each one was printed by hand, and no two have the same blue.`,
      paragraphs: [
        `<p>Two hundred posters of ${film} hang in two hundred windows, and whoever looks closely finds that no two have the same blue. The workshop that prints them mixes the colour anew for each sheet, by eye.</p>`,
        `<p>“The sea in the film is never the same either,” says ${director}. The last sheet of the edition is nearly white; it hangs in the workshop itself, above the sink.</p>`,
      ],
    }),
    de: ({ film, name, director }) => ({
      headline: `Warum kein Plakat von „${name}“ aussieht wie das andere`,
      summary: `Jedes ist von Hand gedruckt, und keine zwei haben dasselbe Blau.`,
      paragraphs: [
        `<p>Zweihundert Plakate von ${film} hängen in zweihundert Fenstern, und wer genau hinsieht, merkt: Keine zwei haben dasselbe Blau. Die Werkstatt mischt die Farbe für jeden Bogen neu, nach Augenmaß.</p>`,
        `<p>„Auch das Meer im Film ist nie zweimal gleich“, sagt ${director}. Der letzte Bogen der Auflage ist beinahe weiß. Er hängt in der Werkstatt selbst, über dem Waschbecken.</p>`,
      ],
    }),
  },
  {
    en: ({ film, name, director, actor }) => ({
      headline: `“${name}” and the art of the wrong turning`,
      summary: `An essay: why the best scene is the one in which nobody arrives.`,
      paragraphs: [
        `<p>There is a moment in ${film} in which the car turns left where the map says right. Nothing follows from it. Nobody is late, nobody is lost for long, and when ${actor} turns the engine off we have seen a field, a fence and a light in a window.</p>`,
        `<h2>What a detour knows</h2><p>Films are told to hurry. ${director} does not, and trusts that we will look out of the window ourselves. It is a small thing to be trusted with; one gets used to it quickly.</p>`,
        `<h3>Look again</h3><p>Watch the fence the second time: somebody has mended it since. <strong>There is no other sign that weeks have passed.</strong></p>`,
      ],
    }),
    de: ({ film, name, director, actor }) => ({
      headline: `„${name}“ oder die Kunst, falsch abzubiegen`,
      summary: `Ein Essay: Warum die beste Szene die ist, in der niemand ankommt.`,
      paragraphs: [
        `<p>Es gibt in ${film} einen Moment, in dem das Auto links abbiegt, obwohl die Karte rechts sagt. Es folgt nichts daraus. Niemand kommt zu spät, niemand ist lange verloren, und als ${actor} den Motor abstellt, haben wir ein Feld gesehen, einen Zaun und ein Licht in einem Fenster.</p>`,
        `<h2>Was ein Umweg weiß</h2><p>Filme sollen sich beeilen. ${director} tut das nicht und traut uns zu, selbst aus dem Fenster zu sehen. Das ist wenig, und doch gewöhnt man sich schnell daran.</p>`,
        `<h3>Noch einmal hinsehen</h3><p>Achte beim zweiten Mal auf den Zaun: Jemand hat ihn inzwischen geflickt. <strong>Dass Wochen vergangen sind, sagt sonst nichts.</strong></p>`,
      ],
    }),
  },
]

import type { Pair } from '../moods/mood.ts'

/** Lives of people who stand before or beside the camera; the forms in braces are those of `Mood`. */
export const stageLives: readonly Pair[] = [
  '{Who} grew up in {place}, studied at the drama school there and spent ten years on small stages before a first film. Critics praise {her} timing; {she} credits the night shifts in {her} aunt’s bakery.|{Who} ist in {place} aufgewachsen, hat dort die Schauspielschule besucht und zehn Jahre auf kleinen Bühnen gespielt, ehe der erste Film kam. Die Kritik lobt das Gespür für den richtigen Moment; gelernt hat {sie} es nach eigener Aussage nachts in der Bäckerei der Tante.',
  '{Who} came to the cinema by accident: sent to repair a projector in {place}, {she} stayed for the film and then for good. {She} now works across Europe.|{Who} kam durch Zufall zum Kino: Eigentlich war in {place} nur ein Projektor zu reparieren, doch dann lief der Film, und {sie} blieb für immer. Heute arbeitet {sie} in ganz Europa.',
  'Born in {place}, {who} trained as a cellist before turning to film. {She} is known for quiet parts with a long echo.|{Who}, geboren in {place}, lernte zuerst Cello und kam dann zum Film. Bekannt ist {sie} für leise Rollen mit langem Nachhall.',
  '{Who} began in a puppet theatre in {place} and still carves a figure for every part. Awards fill one shelf; the puppets fill a house.|{Who} begann an einem Puppentheater in {place} und schnitzt bis heute zu jeder Rolle eine Figur. Die Preise füllen ein Regal, die Puppen ein Haus.',
  'The ferry from {place} was where {who} first read plays aloud, to passengers who could not leave. {She} still learns {her} lines on deck.|Auf der Fähre von {place} las {who} zum ersten Mal Stücke vor, und niemand an Bord konnte gehen. Texte lernt {sie} bis heute an Deck.',
  '{Who} studied law in {place} for six terms and has played judges ever since, with one murderer a year for balance.|{Who} studierte in {place} sechs Semester Jura und spielt seitdem Richterrollen, dazu zum Ausgleich jedes Jahr einen Mord.',
  'A radio voice in {place} long before anybody saw {her} face, {who} was forty when the first camera turned. {She} says it was exactly the right time.|Lange war {who} in {place} nur eine Stimme im Radio; als die erste Kamera lief, war der vierzigste Geburtstag vorbei. Genau der richtige Zeitpunkt, sagt {sie}.',
  '{Who} comes from a family of clockmakers in {place} and is feared on set for noticing every wrong hour on a wall.|{Who} stammt aus einer Uhrmacherfamilie in {place} und ist am Set gefürchtet: Keine falsch gehende Wanduhr bleibt unentdeckt.',
]

/** Lives of people who work behind it. */
export const craftLives: readonly Pair[] = [
  '{Who} learned the trade in {place}, in a workshop that made shop windows. {She} says a film is the same, with people in it.|{Who} hat das Handwerk in {place} gelernt, in einer Werkstatt für Schaufenster. Ein Film, sagt {sie}, ist dasselbe, nur mit Menschen darin.',
  'There is no picture of {who} at work: {she} is always in the next room. Colleagues from {place} speak of great calm and strong coffee.|Von {who} gibt es kein Bild bei der Arbeit: {sie} ist immer schon im nächsten Raum. In {place} erzählt man von großer Ruhe und starkem Kaffee.',
  '{Who} started as a runner on a single film in {place} and was running the department by the end of the next.|{Who} fing in {place} als Aushilfe bei einem einzigen Film an und leitete beim nächsten schon die Abteilung.',
  'Before films there were ships: {who} drew harbour maps in {place}, and still plans every day as if the tide were due.|Vor dem Film kamen die Schiffe: {who} zeichnete in {place} Hafenkarten und plant bis heute jeden Drehtag wie nach der Tide.',
  '{Who} keeps a notebook of sounds and colours from {place}. It is in its thirty-first volume.|{Who} führt ein Heft mit Klängen und Farben aus {place}. Es ist inzwischen der einunddreißigste Band.',
]

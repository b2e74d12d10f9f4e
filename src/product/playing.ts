/** How the player behaves. Times are milliseconds unless the name says otherwise. */
export const playing = {
  /** What was left earlier than this was not begun. */
  notBegunUnderSeconds: 20,
  /** How far it goes back for somebody who was away for so long; the longest first. */
  rewinds: [
    { afterMs: 86_400_000, seconds: 10 },
    { afterMs: 60_000, seconds: 3 },
  ],
  /** Two places in a film that are closer than this are one. */
  samePlaceSeconds: 60,
  /** Of how many titles this device remembers where it was itself. */
  ownPlaces: 50,
  seekSeconds: { fine: 1, small: 5, large: 10 },
  /** What a comma or a full stop moves while paused: about a frame of a film. */
  frameSeconds: 1 / 24,
  volumeStep: 0.05,
  speeds: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3],
  /** While a finger or the mouse is held down on the picture. */
  heldSpeed: 2,
  holdMs: 500,
  doubleTapMs: 300,
  hideControlsMs: 3000,
  feedbackMs: 600,
  /** How long a segment is offered to be skipped without the controls. */
  skipOfferMs: 8000,
  /** The next episode is offered when the credits begin, else so many seconds before the end, for shows from so many seconds on. */
  nextOffer: [
    { fromSeconds: 3600, beforeEndSeconds: 40 },
    { fromSeconds: 1500, beforeEndSeconds: 35 },
    { fromSeconds: 0, beforeEndSeconds: 30 },
  ],
  /** The small pictures over the line of the film: one for so many seconds of it, CSS pixels wide, so many kept. */
  thumbnail: { everySeconds: 5, width: 160, kept: 120 },
  countdownSeconds: 10,
  /** After so many episodes without a touch somebody is asked whether they are still there. */
  stillThereAfterEpisodes: 3,
  /** Nothing moves for so long: the source is said to be slow, then another one is offered. */
  stall: { saysMs: 1500, offersMs: 6000, failsMs: 10_000 },
  subtitle: {
    offsetStepSeconds: 0.05,
    largeOffsetStepSeconds: 0.5,
    sizes: [75, 100, 125, 150, 200],
    looks: ['outline', 'box', 'yellow'],
    positions: ['bottom', 'raised', 'top'],
  },
} as const

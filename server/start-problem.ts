/** Something the operator must settle before the server can start; the message is the one sentence they read. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

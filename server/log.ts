import type { FastifyRequest, FastifyServerOptions } from 'fastify'

const intervalMs = 60_000

/**
 * The settings of the log. Of the lines that say why something failed (`err` or `reason`) one of a kind is written in a minute, and at its end how many
 * there were besides: nobody can fill a disk by making the same thing fail again and again. Lines that say what happened are all written.
 */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const repeated = new Map<string, number>()
  return {
    level,
    serializers: { req: loggedRequest },
    hooks: {
      logMethod(args, method) {
        const kind = kindOf(args)
        if (kind === undefined) return method.apply(this, args)
        const before = repeated.get(kind)
        repeated.set(kind, (before ?? -1) + 1)
        if (before !== undefined) return
        method.apply(this, args)
        const tellTheRest = () => {
          const more = repeated.get(kind) ?? 0
          repeated.delete(kind)
          if (more > 0) method.apply(this, [{ repeated: more }, kind])
        }
        setTimeout(tellTheRest, intervalMs).unref()
      },
    },
  }
}

/** What is named of a request: nothing after the `?`, where it says what somebody searches for. */
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip })

/** What a line says failed, and where, without anything a visitor has sent; undefined for any other line. */
function kindOf([subject, message]: readonly unknown[]): string | undefined {
  const failure = subject instanceof Error ? subject : failureIn(subject)
  if (failure === undefined) return undefined
  return [message, ...(failure instanceof Error ? [failure.name, placeOf(failure)] : [])]
    .filter((part) => typeof part === 'string')
    .join(', ')
}

function failureIn(subject: unknown): unknown {
  if (typeof subject !== 'object' || subject === null) return undefined
  if ('err' in subject) return subject.err
  return 'reason' in subject ? subject.reason : undefined
}

/** The first line of its stack, which names a line of code. */
const placeOf = ({ stack = '' }: Error): string | undefined => /^ +(at .*)$/m.exec(stack)?.[1]

import { ApiError } from '../http/api-error.ts'

/** @throws ApiError `upgrade-required` for a shape of values that is not among the accepted ones */
export function checkVersion(version: number, accepted: readonly number[]): void {
  if (accepted.includes(version)) return
  throw new ApiError('upgrade-required', 'This version of the app and the server do not fit together. Reload the app.')
}

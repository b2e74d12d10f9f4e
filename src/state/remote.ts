import { proxy } from 'valtio'
import { isTelevision } from '#platform/television.ts'

/** Whether the app is used from afar, with a remote control or a gamepad: arrows and OK are all there is then. */
export const remote = proxy({ isUsed: isTelevision() })

import { browserName } from './browser-name.ts'

const televisions = /web0s|webos|tizen|vidaa|hbbtv|smart-?tv|bravia|googletv|android tv|\baft[a-z]/i

/** Whether this is the browser of a television, which is used with a remote control. */
export const isTelevision = (): boolean => televisions.test(browserName())

/** Whether there is nothing to point with precisely: no mouse, no trackpad, no pen. */
export const isMouseless = (): boolean => !matchMedia('(any-pointer: fine)').matches

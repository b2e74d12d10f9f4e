/** Our mark on a 512 px square: two drawn curtains, and the afternoon sun coming up between them. */
export const markPaths = {
  curtains: ['M108 112H249C245 230 204 324 108 378Z', 'M404 112H263C267 230 308 324 404 378Z'],
  sun: 'M158 400a98 98 0 0 1 196 0Z',
} as const

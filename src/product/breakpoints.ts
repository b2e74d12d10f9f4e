/** Viewport widths in px at which the layout changes (specification, section 9). */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280, tv: 1920 } as const

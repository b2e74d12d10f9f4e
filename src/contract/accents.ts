/** The accent colours a person may choose, the default first (specification, section 3). */
export const accentColors = ['#E63462', '#9b87f5', '#0EA5E9', '#10B981', '#F59E0B', '#F97316', '#EF4444'] as const
export type AccentColor = (typeof accentColors)[number]

import { createContext, useContext, useEffect } from 'react'

/** Makes Back call the function instead of leaving the page; returns how to stop that. */
export type InterceptBack = (onBack: () => void) => () => void

/** Who answers the Back button; the app hands in its router here because this layer knows none. */
export const BackButton = createContext<InterceptBack>(() => () => undefined)

/** While `open`, Back closes what is on top instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const interceptBack = useContext(BackButton)
  useEffect(() => (open ? interceptBack(close) : undefined), [open, close, interceptBack])
}

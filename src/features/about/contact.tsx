import type { ReactNode } from 'react'
import { addressOfContact, useConfig } from '#data/catalogue/operator.ts'

interface ContactProps {
  /** What is said before the contact. */
  children?: ReactNode
  /** What is said where the operator has named none. */
  otherwise: ReactNode
}

/** How whoever runs this server is reached, as far as they have said. */
export function Contact({ children, otherwise }: ContactProps) {
  const support = useConfig()?.links.support ?? ''
  if (support === '') return otherwise
  return (
    <>
      {children} <a href={addressOfContact(support)}>{support}</a>
    </>
  )
}

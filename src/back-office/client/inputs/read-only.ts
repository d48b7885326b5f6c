import { createContext, useContext } from 'react'

/** True around a form that its reader may not change. */
export const ReadOnlyContext = createContext(false)

export function useIsReadOnly(): boolean {
  return useContext(ReadOnlyContext)
}

import { useMediaQuery } from '@mui/material'

/** Whether there is room for something beside a screen: its menu, or what can be done there. */
export function useIsBeside(): boolean {
  return useMediaQuery('(width >= 64rem)', { noSsr: true })
}

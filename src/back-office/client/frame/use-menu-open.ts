import { useMediaQuery } from '@mui/material'
import { useStore } from 'react-admin'

/** Whether the menu is open. Beside the screen it stays as it was left; where it would cover it, it begins closed. */
export function useMenuOpen(): [boolean, (isOpen: boolean) => void] {
  const isBeside = useMediaQuery('(width >= 64rem)', { noSsr: true })
  const [beside, setBeside] = useStore('menu.beside', true)
  const [above, setAbove] = useStore('menu.above', false)
  return isBeside ? [beside, setBeside] : [above, setAbove]
}

import { useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useStore } from 'react-admin'

export type MenuOpen = ReturnType<typeof useMenuOpen>

/** Beside the screen the menu stays as it was left. Where it covers the screen, it begins closed and goes once something is chosen. */
export function useMenuOpen() {
  const isBeside = useMediaQuery('(width >= 64rem)', { noSsr: true })
  const [beside, setBeside] = useStore('menu.beside', true)
  const [above, setAbove] = useState(false)
  return {
    isOpen: isBeside ? beside : above,
    toggle: () => (isBeside ? setBeside(!beside) : setAbove(!above)),
    choose: () => setAbove(false),
  }
}

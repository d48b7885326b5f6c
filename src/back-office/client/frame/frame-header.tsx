import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { LoadingIndicator, useLogout, useTheme } from 'react-admin'
import { Link } from 'react-router'
import { Logo } from '#ui/brand/logo.tsx'
import { KeyIcon, LockIcon, MenuIcon, MoonIcon, SunIcon, UserIcon } from '#ui/icons/icons.tsx'
import { useMe } from '../use-me.ts'
import { FindCase } from './find-case.tsx'
import type { MenuOpen } from './use-menu-open.ts'

/** Logo, a case that is looked for, theme, and who is signed in. */
export function FrameHeader({ menu: { isOpen, toggle, button } }: { menu: MenuOpen }) {
  const me = useMe()
  return (
    <header className="bo-header">
      <IconButton
        ref={button}
        className="bo-menu-button"
        aria-label={isOpen ? 'Close the menu' : 'Open the menu'}
        aria-expanded={isOpen}
        aria-controls="back-office-menu"
        onClick={toggle}
      >
        <MenuIcon />
      </IconButton>
      <Link to="/admin" className="bo-logo">
        <Logo name={me?.brandName ?? 'Feather'} />
        <span>Back office</span>
      </Link>
      <span className="bo-space" />
      <FindCase />
      <LoadingIndicator />
      <ThemeButton />
      <UserMenu />
    </header>
  )
}

function ThemeButton() {
  const [theme, setTheme] = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton aria-label={`Switch to the ${other} theme`} onClick={() => setTheme(other)}>
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  )
}

function UserMenu() {
  const me = useMe()
  const logout = useLogout()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={`Account of ${me?.name ?? 'you'}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UserIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to="/admin/account" onClick={close}>
          <ListItemIcon>
            <KeyIcon />
          </ListItemIcon>
          My account
        </MenuItem>
        <MenuItem onClick={() => logout()}>
          <ListItemIcon>
            <LockIcon />
          </ListItemIcon>
          Sign out
        </MenuItem>
      </Menu>
    </>
  )
}

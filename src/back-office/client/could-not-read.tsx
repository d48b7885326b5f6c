import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { askAgain, isWorthAsking } from './ask-again.ts'
import { isSignedOut } from './why-not.ts'

/** In place of what could not be read: why not, and the way on. */
export function CouldNotRead({ error }: { error: Error }) {
  return (
    <p role="alert" className="bo-not-read">
      {error.message} <WayOn error={error} />
    </p>
  )
}

function WayOn({ error }: { error: Error }) {
  const { pathname: nextPathname, search: nextSearch } = useLocation()
  const client = useQueryClient()
  if (isSignedOut(error)) {
    return (
      <Link to="/admin/login" state={{ nextPathname, nextSearch }}>
        Sign in
      </Link>
    )
  }
  if (!isWorthAsking(0, error)) return null
  return (
    <Button size="small" color="inherit" variant="outlined" onClick={() => askAgain(client)}>
      Try again
    </Button>
  )
}

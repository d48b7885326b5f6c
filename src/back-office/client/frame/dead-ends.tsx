import { Button } from '@mui/material'
import { Authenticated, Title } from 'react-admin'
import { Link } from 'react-router'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import { ErrorScene } from '#ui/scenes/error-scene.tsx'

/** For an address that leads nowhere. */
export function NoSuchScreen() {
  return (
    <Authenticated>
      <DeadEnd
        title="There is nothing here"
        text="The address may be mistyped, or what was here has moved."
      />
    </Authenticated>
  )
}

/** For a screen that belongs to the work of others. */
export function NotAllowed() {
  return (
    <DeadEnd
      title="This is not for your role"
      text="If you need it for your work, ask an admin for another role."
    />
  )
}

function DeadEnd({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Title title={title} />
      <p>{text}</p>
      <p>
        <Link to="/admin">To the first screen</Link>
      </p>
      <EmptyScene className="bo-scene" />
    </>
  )
}

/** In place of everything, after an error of our own. What was typed into a document is kept. */
export function BrokenScreen() {
  return (
    <main className="bo-opening">
      <ErrorScene className="bo-scene" />
      <h1>Something broke</h1>
      <p>It is not your doing. What you typed into a document is kept in this tab.</p>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Open it again
      </Button>
    </main>
  )
}

import { AppError } from '../app-error.ts'

/** Memory for what visitors send, which all of them share. */
export type UploadRoom = {
  /** For one body; it is refused at most once, when it has to give way. */
  enter(network: string, refuse: (reason: AppError) => void): UploadPlace
}

type UploadPlace = {
  /** So much more has come. Somebody may have to give way for it, also this one. */
  take(bytes: number): void
  /** What is here as a whole is about to be answered, and nothing is won by refusing it. */
  arrived(): void
  /** It is answered. */
  leave(): void
}

/** Three of the largest forms at once, or dozens with photographs. */
const MOST_TOGETHER = 100_663_296

/** What people type is taken even when others send files without end. */
const ALWAYS_TAKEN = 65_536

/** What one body holds until it is answered. */
type Body = {
  readonly network: string
  bytes: number
  isArriving: boolean
  readonly refuse: (reason: AppError) => void
}

/**
 * Bodies are read into memory whole. Each is bounded where it is read, and here what all of them hold
 * together until they are answered: a few dozen connections would otherwise fill the process with
 * files. When it is too much, the network that holds most gives way, so that nobody can keep the
 * others out.
 */
export function openUploadRoom({ mostTogether = MOST_TOGETHER } = {}): UploadRoom {
  const bodies = new Set<Body>()
  let together = 0
  const letGo = (body: Body) => {
    if (bodies.delete(body)) together -= body.bytes
  }
  const makeRoom = () => {
    while (together > mostTogether) {
      const heaviest = findHeaviest(bodies)
      if (heaviest === undefined) return
      letGo(heaviest)
      heaviest.refuse(new AppError('too-busy', 'More is being sent than the memory may hold.'))
    }
  }
  return {
    enter(network, refuse) {
      const body: Body = { network, bytes: 0, isArriving: true, refuse }
      bodies.add(body)
      return {
        take(bytes) {
          // What was refused is dropped as it comes.
          if (!bodies.has(body)) return
          body.bytes += bytes
          together += bytes
          makeRoom()
        },
        arrived() {
          body.isArriving = false
        },
        leave: () => letGo(body),
      }
    },
  }
}

/** The largest that is still on its way, of the network that holds most. */
function findHeaviest(bodies: ReadonlySet<Body>): Body | undefined {
  const held = new Map<string, number>()
  for (const { network, bytes } of bodies) held.set(network, (held.get(network) ?? 0) + bytes)
  const weightOf = ({ network }: Body) => held.get(network) ?? 0
  const [heaviest] = [...bodies]
    .filter(({ isArriving, bytes }) => isArriving && bytes > ALWAYS_TAKEN)
    .sort((one, other) => weightOf(other) - weightOf(one) || other.bytes - one.bytes)
  return heaviest
}

import type { Server } from 'node:http'
import { AppError } from '#platform/app-error.ts'

export function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new AppError(
              'port-taken',
              `Port ${port} is taken by another program: stop it, or choose another port.`,
            )
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
}

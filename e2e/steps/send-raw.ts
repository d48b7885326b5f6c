import { connect } from 'node:net'

/** Sends bytes that no HTTP client would, and gives back the answer until the connection ends. */
export function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(process.env['E2E_PORT']) })
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    // Not `end`: a client that hangs up early gets no answer that takes a moment.
    socket.write(bytes)
  })
}

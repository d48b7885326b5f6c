import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { ensureProgram } from './ensure-program.ts'
import { statusOf } from './start-product.ts'

type Nginx = { urlOf(name: string): string; workerPid: number | undefined; stop(): Promise<void> }

/** nginx with one worker, serving pages by their names as files that were compressed beforehand. */
export async function startNginx(pages: Readonly<Record<string, Buffer>>): Promise<Nginx> {
  const program = ensureProgram('nginx', 'nginx-light')
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'feather-bench-nginx-'))
  mkdirSync(join(folder, 'pages'))
  for (const [name, html] of Object.entries(pages)) {
    const file = join(folder, 'pages', `${name}.html`)
    writeFileSync(file, html)
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
  }
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: 'ignore',
  })
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const urlOf = (name: string) => `http://127.0.0.1:${port}/${name}.html`
  const [first = ''] = Object.keys(pages)
  for (let tries = 0; (await statusOf(urlOf(first))) !== 200; tries += 1) {
    if (tries > 100 || child.exitCode !== null) {
      const complaint = readFileSync(join(folder, 'error.log'), 'utf8')
      await stop()
      throw new Error(`nginx does not serve the page: ${complaint}`)
    }
    await sleep(50)
  }
  return { urlOf, workerPid: firstChildOf(child.pid), stop }
}

/** Its log is buffered as ours is; the rest is what a careful administrator would set. */
function configuration(folder: string, port: number): string {
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  types { text/html html; }
  charset utf-8;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  keepalive_requests 100000000;
  access_log ${folder}/access.log combined buffer=4k flush=500ms;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
    gzip_static on;
  }
}
`
}

/** Linux only; elsewhere the row that needs it is left out. */
function firstChildOf(pid: number | undefined): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])
  } catch {
    return undefined
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

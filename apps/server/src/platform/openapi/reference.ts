import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encodeAnswer, isKnownTag, pageHeaders, type HeaderConfig } from '#platform/http'
import { html, markup, type Html } from '#platform/html'
import { inSlices } from '#platform/slices'

interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

interface Document {
  paths?: Record<string, Record<string, Operation>>
}

/** The contract for other programs: the document itself and a page to read it by, neither from anywhere else. */
export function mountReference(app: FastifyInstance, describe: () => Promise<object>, headers: HeaderConfig): void {
  const strict = pageHeaders(headers)
  let cachedReference: ReturnType<typeof writeReference> | undefined
  // the document takes a quarter of a start, and most servers are never asked for it
  const reference = () => (cachedReference ??= describe().then(writeReference))
  const send = async (request: FastifyRequest, reply: FastifyReply, { type, bytes, etag, encoded }: ServedText) => {
    reply.headers({ ...strict, 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag })
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
    const small = await encoded(request.headers['accept-encoding'])
    if (small) reply.header('content-encoding', small.encoding)
    return reply.type(type).send(small?.bytes ?? bytes)
  }
  app.get('/api/openapi.json', async (request, reply) => send(request, reply, (await reference()).json))
  app.get('/api/reference', async (request, reply) => send(request, reply, (await reference()).page))
  const css = serveText('text/css; charset=utf-8', styles)
  app.get('/api/reference.css', (request, reply) => send(request, reply, css))
}

type Encoded = ReturnType<typeof encodeAnswer>

interface ServedText {
  type: string
  bytes: Buffer
  etag: string
  encoded: (acceptEncoding: string | undefined) => Encoded
}

/** A text as bytes, each of whose compressed forms is made once: anybody may ask for these megabytes, and many at the same time. */
function serveText(type: string, text: string): ServedText {
  const bytes = Buffer.from(text)
  const forms = new Map<string, Encoded>()
  return {
    type,
    bytes,
    // weak, because the compressed forms have it too
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encoded(acceptEncoding) {
      const encoding = chooseEncoding(acceptEncoding) ?? ''
      const form = forms.get(encoding) ?? encodeAnswer(bytes, encoding)
      forms.set(encoding, form)
      return form
    },
  }
}

interface NamedOperation {
  path: string
  method: string
  operation: Operation
}

async function writeReference(document: Document) {
  const paths = Object.entries(document.paths ?? {})
  const texts: string[] = []
  for await (const [path, methods] of inSlices(paths)) texts.push(`${JSON.stringify(path)}:${JSON.stringify(methods)}`)
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): NamedOperation => ({ path, method: method.toUpperCase(), operation })),
  )
  const parts = new Map<string, Html[]>()
  for await (const each of inSlices(operations)) {
    const area = each.operation.tags?.[0] ?? ''
    parts.set(area, [...(parts.get(area) ?? []), renderOperation(each)])
  }
  // the paths come last, already as text
  const head = JSON.stringify({ ...document, paths: undefined }).slice(0, -1)
  return {
    json: serveText('application/json; charset=utf-8', `${head},"paths":{${texts.join(',')}}}`),
    page: serveText('text/html; charset=utf-8', markup(referencePage(parts))),
  }
}

const referencePage = (parts: ReadonlyMap<string, readonly Html[]>): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Allenio API</title><link rel="stylesheet" href="/api/reference.css"></head><body>
<header><h1>Allenio API</h1><p>Every answer stands under <code>data</code>. Send the token as <code>Authorization: Bearer</code>, the
business as <code>X-Workspace</code>, and an <code>Idempotency-Key</code> with writes that may be repeated.
The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Areas">${[...parts.keys()].map(area => html`<a href="#${area}">${area}</a> `)}</nav>
<main>${[...parts].map(([area, all]) => html`<section id="${area}"><h2>${area}</h2>${all}</section>`)}</main>
</body></html>`

function renderOperation({ path, method, operation }: NamedOperation): Html {
  const body = Object.entries(operation.requestBody?.content ?? {})
  const answers = Object.entries(operation.responses['200']?.content ?? {})
  return html`<details><summary><b>${method}</b> <code>${path}</code> <span>${operation.summary ?? ''}</span></summary>
<p>${operation.description ?? ''}</p>
${
  operation.parameters?.length
    ? html`<table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Needed</th></tr></thead>
<tbody>${operation.parameters.map(
        each => html`<tr><td><code>${each.name}</code></td><td>${each.in}</td><td>${each.required ? 'yes' : 'no'}</td></tr>`,
      )}</tbody></table>`
    : ''
}
${body.map(([type, { schema }]) => html`<h3>Body, ${type}</h3><pre tabindex="0">${JSON.stringify(schema, null, 1)}</pre>`)}
${answers.map(([type, { schema }]) => html`<h3>Answer, ${type}</h3><pre tabindex="0">${JSON.stringify(schema, null, 1)}</pre>`)}
</details>`
}

const styles = `:root{color-scheme:light dark;--text:#0C1016;--quiet:#424B57;--line:#DCE1E8;--page:#F2F4F7;--card:#fff}
@media (prefers-color-scheme:dark){:root{--text:#F1F4F8;--quiet:#B6BFCB;--line:#28303B;--page:#0F1318;--card:#161B22}}
body{margin:0 auto;max-width:920px;padding:32px 24px;background:var(--page);color:var(--text);font:14px/20px Inter,system-ui,sans-serif}
h1{font-size:28px;line-height:32px;letter-spacing:-.038em}h2{font-size:20px;margin:32px 0 8px}h3{font-size:12px;color:var(--quiet)}
a{color:inherit}nav a{margin-right:12px}details{background:var(--card);border:1px solid var(--line);margin-bottom:-1px;padding:8px 16px}
summary{cursor:pointer;min-height:24px}summary b{display:inline-block;width:64px}summary span{color:var(--quiet)}
pre{overflow:auto;background:var(--page);padding:12px;font-size:12px}
table{border-collapse:collapse}th,td{text-align:left;padding:4px 16px 4px 0}`

import type { Download, Input } from '@allenio/contract'
import { Refused } from './errors.ts'
import { request, type RequestOptions } from './request.ts'

export interface DownloadedFile {
  blob: Blob
  filename: string
  type: string
}

/** Fetches a file. A JSON answer is a refusal and is thrown as an error. */
export async function download<E extends Download>(endpoint: E, input: Input<E>, options?: RequestOptions): Promise<DownloadedFile> {
  const response = await request(endpoint, input, options)
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('application/json') && !endpoint.types.some(each => each.includes('json'))) {
    const body: { message?: string } = await response.json()
    throw new Refused(body.message ?? '', [])
  }
  return { blob: await response.blob(), filename: filenameOf(response.headers.get('content-disposition')), type }
}

export function filenameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  return decoded(encoded) ?? plain ?? 'download'
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Hands the file to the browser, which asks where to save it. */
export function saveFile({ blob, filename }: Pick<DownloadedFile, 'blob' | 'filename'>): void {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: filename, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
  // some browsers read the address a moment later
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

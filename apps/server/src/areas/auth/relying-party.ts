import { brandNames } from '@allenio/contract'
import { useConfig } from '#platform/config'

/** The site that passkeys are bound to: the configured address, or this machine in local mode. It never comes from a request. */
export function relyingParty() {
  const { publicUrl, brand } = useConfig()
  return { name: brandNames[brand], id: publicUrl ? new URL(publicUrl).hostname : 'localhost' }
}

/** In local mode the development server may also serve the app, on its own port. */
export function expectedOrigin(clientDataJson: string): string {
  const { publicUrl, baseUrl } = useConfig()
  if (publicUrl) return publicUrl
  const clientOrigin = originIn(clientDataJson)
  return clientOrigin && URL.canParse(clientOrigin) && new URL(clientOrigin).hostname === 'localhost' ? clientOrigin : baseUrl
}

function originIn(clientDataJson: string): string | undefined {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    return typeof clientData === 'object' && clientData !== null && 'origin' in clientData ? String(clientData.origin) : undefined
  } catch {
    return undefined
  }
}

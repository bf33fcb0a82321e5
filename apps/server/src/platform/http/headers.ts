export interface HeaderConfig {
  publicUrl: string | undefined
  thirdParty: {
    sentryDsn?: string | undefined
    analyticsScript?: string | undefined
    heatmapScript?: string | undefined
    oneSignalAppId?: string | undefined
  }
  /** False in local mode, which also loads the app from the development server. */
  isProduction: boolean
}

const originOf = (address: string | undefined) => (address === undefined ? [] : [new URL(address).origin])

// OneSignal's web SDK and the addresses that it calls; the settings come as a script
const oneSignalScripts = ['https://cdn.onesignal.com', 'https://api.onesignal.com']
const oneSignalCalls = ['https://api.onesignal.com', 'https://onesignal.com']

// sites with films of exercises; a page loads nothing from them before somebody presses play
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** The strict headers of every page; origins of configured third parties enter the policy from configuration alone. */
export function pageHeaders({ publicUrl, thirdParty }: HeaderConfig): Record<string, string> {
  const scripts = [...originOf(thirdParty.analyticsScript), ...originOf(thirdParty.heatmapScript)]
  const reports = [...originOf(thirdParty.sentryDsn), ...scripts]
  const hasOneSignal = thirdParty.oneSignalAppId !== undefined
  const sockets = publicUrl ? [publicUrl.replace(/^http/, 'ws')] : ['ws://localhost:*', 'ws://127.0.0.1:*']
  const policy = [
    `default-src 'self'`,
    `script-src 'self' ${[...scripts, ...(hasOneSignal ? oneSignalScripts : [])].join(' ')}`,
    // inline styles are allowed because components set their sizes with them; under this policy no style can run or fetch anything
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${scripts.join(' ')}`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${[...sockets, ...reports, ...(hasOneSignal ? oneSignalCalls : [])].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `frame-src ${videoPlayers.join(' ')}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(isEncrypted(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.map(part => part.trim()).join('; '),
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...commonHeaders,
    ...transportHeaders(publicUrl),
  }
}

const isEncrypted = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false

/** If the app has an https address, browsers must never use plain http for it again. */
export const transportHeaders = (publicUrl: string | undefined): Record<string, string> =>
  isEncrypted(publicUrl) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

export const apiHeaders: Record<string, string> = {
  ...commonHeaders,
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
}

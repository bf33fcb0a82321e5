import { createHash } from 'node:crypto'
import { isId } from '@allenio/domain/ids'
import { isSigned, sign } from '#platform/auth'
import { useConfig } from '#platform/config'

// The link names the member and the kinds of a mail, and is signed: it works as long as the mail is kept, and no table holds a secret.

interface MailedKinds {
  workspaceId: string
  membershipId: string
  kinds: readonly string[]
}

export interface UnsubscribeToken {
  workspaceId: string
  membershipId: string
  /** See `codeOf`. */
  codes: readonly string[]
}

const purpose = 'unsubscription'

export const unsubscribePath = '/unsubscribe'

/** Stands for the name of a kind: a header's line has at most 998 signs, and a summary may bring dozens of kinds. */
export const codeOf = (kind: string): string => createHash('sha256').update(kind).digest('base64url').slice(0, 4)

export function unsubscribeAddress({ workspaceId, membershipId, kinds }: MailedKinds): string {
  const message = Buffer.from([workspaceId, membershipId, ...kinds.map(codeOf)].join(' ')).toString('base64url')
  const { baseUrl, secretKey } = useConfig()
  return `${baseUrl}${unsubscribePath}?token=${message}.${sign(secretKey, purpose, message)}`
}

export function readUnsubscribeToken(token: string): UnsubscribeToken | undefined {
  const [message = '', signature = ''] = token.split('.')
  if (!isSigned(useConfig().secretKey, purpose, message, signature)) return undefined
  const [workspaceId, membershipId, ...codes] = Buffer.from(message, 'base64url').toString().split(' ')
  return isId(workspaceId) && isId(membershipId) ? { workspaceId, membershipId, codes } : undefined
}

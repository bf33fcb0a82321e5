import { isSigned, sign } from '#platform/auth'
import { useConfig } from '#platform/config'

// The link of a receipt names the business and the sale, and is signed: every receipt has the same one, and no table holds a secret.

interface SaleAt {
  workspaceId: string
  saleId: string
}

const purpose = 'withdrawal'

export const withdrawalPath = ({ workspaceId, saleId }: SaleAt): string => {
  const message = `${workspaceId}.${saleId}`
  return `/withdrawal/${message}.${sign(useConfig().secretKey, purpose, message)}`
}

export function readWithdrawalToken(token: string): SaleAt | undefined {
  const [workspaceId = '', saleId = '', signature = ''] = token.split('.')
  const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
  if (!isId(workspaceId) || !isId(saleId)) return undefined
  return isSigned(useConfig().secretKey, purpose, `${workspaceId}.${saleId}`, signature) ? { workspaceId, saleId } : undefined
}

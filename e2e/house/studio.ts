import { type Locator, type Page } from '@playwright/test'
import { setPassword } from '@allenio/contract/account'
import { login } from '@allenio/contract/auth'
import { getConversation, listConversations, sendMessage } from '@allenio/contract/chat'
import { createClient } from '@allenio/contract/clients'
import { createCollaborator } from '@allenio/contract/collaborators'
import { baseUrl, call } from './api.ts'
import { enter } from './browser.ts'
import { goodPassword, mailedLink, newAddress, newPerson, type NewPerson } from './people.ts'

export interface Client {
  id: string
  name: string
  token: string
  conversationId: string
}

/** A client with an account, who can answer. */
export async function newClient(admin: NewPerson, firstName: string, lastName: string): Promise<Client> {
  const email = newAddress(firstName.toLowerCase())
  const { id } = await call(createClient, { firstName, lastName, email }, admin.token)
  const token = await acceptInvitation(email)
  const { conversations } = await call(listConversations, {}, token)
  return { id, name: `${firstName} ${lastName}`, token, conversationId: conversations[0]?.id ?? '' }
}

/** A collaborator who has accepted the invitation. */
export async function newCollaborator(admin: NewPerson, firstName: string, role: 'coach' | 'nutritionist' = 'nutritionist') {
  const email = newAddress(firstName.toLowerCase())
  const { id } = await call(createCollaborator, { firstName, lastName: 'Conti', email, role }, admin.token)
  return { id, email, name: `${firstName} Conti`, token: await acceptInvitation(email) }
}

/** Chooses a password by the mailed link, and logs in. */
async function acceptInvitation(email: string): Promise<string> {
  const link = new URL(await mailedLink(email, /ti ha invitato/, '/set-password'))
  await call(setPassword, { token: link.searchParams.get('token') ?? '', password: goodPassword, hasAgreed: true })
  const { access_token: token = '' } = await call(login, { email, password: goodPassword })
  return token
}

export async function newStudio(...names: [string, string][]) {
  const admin = await newPerson('Elisa')
  const clients: Client[] = []
  for (const [firstName, lastName] of names) clients.push(await newClient(admin, firstName, lastName))
  return { admin, clients }
}

export const sendAs = ({ conversationId, token }: Client, message: string) => call(sendMessage, { conversationId, message }, token)
export const read = async ({ conversationId, token }: Client): Promise<string[]> =>
  (await call(getConversation, { conversationId }, token)).messages.map(({ message }) => message)

export async function openAsAdmin(page: Page, admin: NewPerson, path = '/chats'): Promise<void> {
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}${path}`)
}

export const list = (page: Page): Locator => page.getByRole('region', { name: 'Conversazioni', exact: true })
export const row = (page: Page, name: string): Locator => list(page).getByRole('link', { name: new RegExp(name) })
export const rowNames = async (page: Page): Promise<string[]> =>
  (await list(page).locator('[data-conversation-row] a').allInnerTexts()).map(text => text.split('\n')[1] ?? '')
export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Scrivi un messaggio' })
export const thread = (page: Page, name: string): Locator => page.getByRole('region', { name: `Conversazione con ${name}` })

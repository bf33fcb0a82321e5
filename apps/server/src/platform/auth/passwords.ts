import { hash, verify } from '@node-rs/argon2'

// OWASP's second recommended parameters for argon2id: 19 MiB, two passes
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), options)

// an unknown address must take the same time as a known one, so that the time reveals nothing
const nobodysHash = hashPassword('nobody has this password')

export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash), password.normalize('NFKC'))
  return matches && Boolean(stored)
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

// A passkey device in code, after WebAuthn level 3: tests and samples sign with it.

interface Options {
  challenge?: unknown
  rpId?: unknown
  rp?: unknown
  user?: unknown
}

interface Behaviour {
  origin?: string
  rpId?: string
  isVerified?: boolean
  /** Signs with a counter that does not grow. */
  isCloned?: boolean
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value])

export function makeAuthenticator(behaviour: Behaviour = {}) {
  const { origin = 'http://localhost:3000', rpId = 'localhost', isVerified = true, isCloned = false } = behaviour
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: unknown) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authData(attested: Buffer): Buffer {
    if (!isCloned || counter === 0) counter += 1
    const head = Buffer.alloc(5)
    head[0] = 0x01 | (isVerified ? 0x04 : 0) | (attested.length ? 0x40 : 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, attested])
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (label: number, value: string) => Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
    // key type EC2, algorithm ES256, curve P-256, the point
    return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), point(0x21, x), point(0x22, y)])
  }

  return {
    /** Answers `options` of a registration. */
    create(options: Options): Record<string, unknown> {
      const { user } = options as { user: { id: string } } // as the server answers it
      userHandle = user.id
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData(attested)),
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', options.challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      })
    },
    /** Answers `options` of a sign-in. */
    use(options: Options): Record<string, unknown> {
      const client = clientData('webauthn.get', options.challenge)
      const data = authData(Buffer.alloc(0))
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle,
      })
    },
  }

  function answer(response: Record<string, unknown>): Record<string, unknown> {
    const name = id.toString('base64url')
    const frame = { type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform' }
    return { id: name, rawId: name, ...frame, response }
  }
}

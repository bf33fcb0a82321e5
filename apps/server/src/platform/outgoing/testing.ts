import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A certificate that is of no use outside the tests, because its names exist nowhere. */
export const testCertificate = `
-----BEGIN CERTIFICATE-----
MIIBrDCCAVGgAwIBAgIUOVEfSW8oqEQ8aU3B+oiwNFcYTVYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJcHVzaC50ZXN0MCAXDTI2MTEyMDA5MDkxNFoYDzIxMjYxMDI3
MDkwOTE0WjAUMRIwEAYDVQQDDAlwdXNoLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ72EHFiTKBg13oMLhrrOXDmQfPiV7dL8M5b+u3+ttaao488UycARWl
UpzXwL3QxBN4PHZnvtu2rpr/HQfJxN5To38wfTAdBgNVHQ4EFgQUWcYNr5XblpPT
wJZBmyntXfNbNLQwHwYDVR0jBBgwFoAUWcYNr5XblpPTwJZBmyntXfNbNLQwDwYD
VR0TAQH/BAUwAwEB/zAqBgNVHREEIzAhgglwdXNoLnRlc3SCDmVsc2V3aGVyZS50
ZXN0hwR/AAABMAoGCCqGSM49BAMCA0kAMEYCIQCWWwCE4G6xoCWAIGW/IhrQAmuR
n8js4PceVCg2cEZmZgIhANxtyrVLJnnboY8hkmnNuSWcAzYcuPi9MJXLzGLjOF4w
-----END CERTIFICATE-----
`

const testKey = `
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEUZPMrTdwHFUIHKz
7+gDv8eGQXTgNAH5Mc8zqMHNL7KhRANCAAQ72EHFiTKBg13oMLhrrOXDmQfPiV7d
L8M5b+u3+ttaao488UycARWlUpzXwL3QxBN4PHZnvtu2rpr/HQfJxN5T
-----END PRIVATE KEY-----
`

/** An https server on this machine that calls itself push.test. */
export async function secureServer(listener: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer({ cert: testCertificate, key: testKey }, listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, server }
}

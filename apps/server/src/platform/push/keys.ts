import { createECDH } from 'node:crypto'
import { seal, unseal } from '#platform/auth'
import { useConfig } from '#platform/config'
import { sql, type Database, type SystemDb } from '#platform/db'
import type { Log } from '#platform/log'

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

interface KeptKeys {
  publicKey: string
  sealedPrivateKey: string
}

const name = 'vapid keys'

/** The pair that browsers know this installation by: made at the first start, shared by all nodes, never changed. */
export async function ensureKeys(database: Database, log: Log): Promise<VapidKeys> {
  const { secretKey } = useConfig()
  const { publicKey, sealedPrivateKey } = await database.withSystem('write', async db => {
    const storedKeys = await findKeys(db)
    if (storedKeys) return storedKeys.value
    const newKeys = makeKeys()
    log.info('the keys for notices to browsers were made')
    const value: KeptKeys = { publicKey: newKeys.publicKey, sealedPrivateKey: seal(secretKey, newKeys.privateKey) }
    // if two nodes start at once, one writes the keys and both read them
    await db.run(sql`insert into instance_values (name, value) values (${name}, ${JSON.stringify(value)})
      on conflict (name) do nothing`)
    return (await findKeys(db))?.value ?? value
  })
  return { publicKey, privateKey: unseal(secretKey, sealedPrivateKey) }
}

interface StoredKeys {
  value: KeptKeys
}

const findKeys = (db: SystemDb) => db.maybeOne<StoredKeys>(sql`select value from instance_values where name = ${name}`)

function makeKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // the number may be shorter than the 32 bytes that push services require
  const number = pair.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(number, 'hex').toString('base64url') }
}

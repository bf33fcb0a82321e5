import type { FastifyInstance } from 'fastify'

export interface RawRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
  url?: string
  payload?: string | Buffer
  type?: string
  headers?: Record<string, string>
  token?: string | undefined
}

/** Requests as no client of ours would send them; by the token where they name none. */
export const rawTo =
  (server: FastifyInstance, presetToken: string) =>
  async ({ method = 'POST', url = '/api/notes', payload, type = 'application/json', headers = {}, token = presetToken }: RawRequest) => {
    const answer = await server.inject({
      method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && type && { 'content-type': type }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson && answer.body ? answer.json() : undefined,
    }
  }

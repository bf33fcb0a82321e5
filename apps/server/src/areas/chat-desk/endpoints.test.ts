import { testEndpoints } from '#testing'

await testEndpoints('chat-desk')

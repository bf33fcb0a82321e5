import { testEndpoints } from '#testing'

await testEndpoints('auth')

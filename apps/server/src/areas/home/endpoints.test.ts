import { testEndpoints } from '#testing'

await testEndpoints('home')

import { nanoid } from '@reduxjs/toolkit'
import type { LoginRequest, LoginResponse, SignupRequest, SignupResponse } from '@resham/contract'
import { api } from '@/shared/api/api'
import { readUser } from './readSession'
import type { Session } from './session'

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Session, LoginRequest>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
      transformResponse: ({ foundUser, encodedToken }: LoginResponse) => ({
        token: encodedToken,
        user: readUser(foundUser),
      }),
    }),
    signup: build.mutation<Session, SignupRequest>({
      // The server ignores the id, and the specification sends it (section 7).
      query: (body) => ({ url: 'auth/signup', method: 'POST', body: { _id: nanoid(), ...body } }),
      transformResponse: ({ createdUser, encodedToken }: SignupResponse) => ({
        token: encodedToken,
        user: readUser(createdUser),
      }),
    }),
  }),
})

export const { useLoginMutation, useSignupMutation } = authApi
export const { login, signup } = authApi.endpoints

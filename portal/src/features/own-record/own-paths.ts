/** What a client asks about the own record; paths of the API after /api. */
export const ownPaths = {
  me: () => '/client/me',
  appointments: (client: string) => `/appointment/getAllAppointmentsOfClient/${client}`,
  dietPlan: (client: string) => `/dietPlan/getClientsDietPlan/${client}`,
  vitaminPlan: (client: string) => `/vitaminPlan/getClientsVitaminPlan/${client}`,
  herbsPlan: (client: string) => `/herbsPlan/getClientsHerbsPlan/${client}`,
  forms: (client: string) => `/form/client/${client}`,
} as const;

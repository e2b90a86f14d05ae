# Not run here: there was no container engine. docs/operations.md says what was done by hand instead.
# The embedded engine, if it is used at all, wants glibc 2.38 or newer: Debian trixie has 2.41.
FROM node:24-trixie-slim AS build
WORKDIR /clinic
ENV ASTRO_TELEMETRY_DISABLED=1
# What is installed changes less often than the sources: its layer is kept.
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY backoffice/package.json backoffice/
COPY contract/package.json contract/
COPY e2e/package.json e2e/
COPY portal/package.json portal/
COPY site/package.json site/
COPY ui/package.json ui/
# devDependencies only test and measure.
RUN npm ci --omit=dev --include=optional
COPY . .
RUN node scripts/build.mjs

FROM node:24-trixie-slim AS dependencies
WORKDIR /clinic
COPY --from=build /clinic/package.json /clinic/package-lock.json /clinic/.npmrc ./
COPY --from=build /clinic/backend/package.json backend/
COPY --from=build /clinic/contract/package.json contract/
COPY --from=build /clinic/backoffice/package.json backoffice/
COPY --from=build /clinic/e2e/package.json e2e/
COPY --from=build /clinic/portal/package.json portal/
COPY --from=build /clinic/site/package.json site/
COPY --from=build /clinic/ui/package.json ui/
# Only what the server needs: npm would keep a devDependency that the root builds with. The contract stays a link to its
# folder: Node strips types only outside node_modules.
RUN npm pkg delete devDependencies --workspace=backend \
  && npm ci --omit=dev --workspace=backend && npm cache clean --force

FROM node:24-trixie-slim
WORKDIR /clinic
# A container needs MONGODB_URI; without it the server starts only with EMBEDDED_DATABASE=accept, see docs/operations.md.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=dependencies /clinic/node_modules node_modules
COPY --from=build /clinic/package.json /clinic/clinic.json ./
COPY --from=build /clinic/contract contract
COPY --from=build /clinic/docs/api.json docs/
COPY --from=build /clinic/backend/package.json backend/
COPY --from=build /clinic/backend/dist backend/dist
COPY --from=build /clinic/portal/dist portal/dist
COPY --from=build /clinic/backoffice/dist backoffice/dist
COPY --from=build /clinic/site/dist site/dist
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
# Whether the process answers: a database that is away is not cured by a restart, and an orchestrator would restart.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No shell in between: the server gets the signals itself and lets requests in flight end.
CMD ["node", "--max-semi-space-size=24", "--heap-growing-percent=100", "backend/dist/main.js"]

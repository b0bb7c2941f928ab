# The app and its sandbox, for a team that has no Node:
#   docker build -t luka . && docker run --rm -p 127.0.0.1:3000:3000 luka
FROM node:22-slim
WORKDIR /luka
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && mkdir /state && chown -R node .cache /state
USER node
VOLUME /state
EXPOSE 3000
# A published port arrives from outside of the container, and behind Docker's proxy with a local address, whoever sent
# it: publish it to loopback, as above. To all addresses it is open to whoever reaches this machine.
CMD ["npm", "run", "serve", "--", "--host", "--state", "/state/sandbox.json"]

# An image with the toolchain: make pack && docker build -t specwright . && docker run --rm -v "$PWD:/work" specwright generate
FROM node:22
WORKDIR /opt/specwright
COPY artifacts/specwright-[0-9]*.tgz ./
RUN npm install --ignore-scripts --no-audit --no-fund ./specwright-[0-9]*.tgz && rm ./specwright-[0-9]*.tgz
USER node
WORKDIR /work
ENTRYPOINT ["/opt/specwright/node_modules/.bin/specwright"]

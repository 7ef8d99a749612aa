throw new Error("The environment is not set");
